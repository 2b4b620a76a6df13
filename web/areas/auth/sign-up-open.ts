/** Whether newcomers may open accounts by themselves: the server says so in its page (`OBRA_SIGN_UP`). */
export const isSignUpOpen = () => document.documentElement.dataset.signUp !== 'closed'
