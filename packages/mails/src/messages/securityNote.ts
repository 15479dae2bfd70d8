/** Below mails that guard an account. */
export const securityNote = 'This mail is about the safety of your account, so it cannot be switched off.';
