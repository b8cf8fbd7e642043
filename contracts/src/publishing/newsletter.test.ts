import { newsletterSignUpSchema } from './newsletter';

const read = (body: unknown) => newsletterSignUpSchema.safeParse(body);

describe('a newsletter sign-up', () => {
  it('keeps the address in lower case, without spaces around it', () => {
    expect(read({ email: '  Reader@Example.COM ', isActive: true }).data).toEqual({
      email: 'reader@example.com',
      isActive: true,
    });
  });

  it('keeps an international domain as mail servers know it', () => {
    expect(read({ email: 'Jürgen@MÜLLER.example' }).success).toBe(false);
    expect(read({ email: 'Juergen@MÜLLER.example' }).data?.email).toBe('juergen@xn--mller-kva.example');
    expect(read({ email: 'a@müller.example/b' }).success).toBe(false);
    expect(read({ email: 'a@müller' }).success).toBe(false);
  });

  it('may leave isActive out', () => expect(read({ email: 'a@b.co' }).data?.isActive).toBe(true));

  it('cannot unsubscribe an address', () => {
    expect(read({ email: 'a@b.co', isActive: false }).success).toBe(false);
  });

  it.each([undefined, null, 7, '', 'reader', '@', 'reader@', '@example.com', 'a b@example.com'])(
    'refuses %p as an address and says so in words',
    (email) => {
      expect(read({ email, isActive: true }).error?.issues[0]).toMatchObject({
        path: ['email'],
        message: 'Please enter a valid email address.',
      });
    },
  );

  it('refuses an address that no mail can be sent to', () => {
    expect(read({ email: `${'a'.repeat(250)}@example.com` }).success).toBe(false);
  });

  it('takes what a robot puts into the hidden field', () => {
    expect(read({ email: 'a@b.co', website: 'https://spam.example/' }).data?.website).toBeTruthy();
  });
});
