// Generated from openapi/ by npm run gen; never edited.
export const words = {
  ContactLabel: {
    "Work": "Trabajo",
    "Personal": "Personal",
    "Mobile": "Celular",
    "Home": "Casa",
  },
  ContactTagTitle: {
    "Work": "Trabajo",
    "Friend": "Amistades",
    "Family": "Familia",
    "High School": "Secundaria",
    "College": "Facultad",
    "Baseball Team": "Equipo de béisbol",
    "Band": "Banda",
  },
} as const
