/** The contact address. On a reserved domain: the owner must replace it before the site opens. */
export const contactAddress = 'hello@astaguide.example';
