/** Parts of PrimeReact's theme: see web/build/primereact-theme.ts. */
declare module 'primereact/resources/themes/lara-light-blue/theme.css?parts=*'
