/** Whether sign-up is open (`OBRA_SIGN_UP`), as written into the page by the server. */
export const isSignUpOpen = () => document.documentElement.dataset.signUp !== 'closed'
