/** Says which field of the credentials is missing or invalid. */
export const signInMessages = { email: 'Enter an email address', password: 'Enter your password' };
