/** Where readers write to. On a reserved domain: the owner puts a real address here before the site opens. */
export const contactAddress = 'hello@astaguide.example';
