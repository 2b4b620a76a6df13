/** Whether a mail server refuses for good: a reply of 500 or more. Do not retry. */
export const isPermanent = ({ responseCode = 0 }: { responseCode?: number }): boolean => responseCode >= 500
