import { readableAddress } from './readable-address';

test.each([
  ['a@xn--mller-kva.example', 'a@müller.example'],
  ['a@news.xn--mller-kva.example', 'a@news.müller.example'],
  ['xn--a@mail.example', 'xn--a@mail.example'],
  ['a@xn--.example', 'a@xn--.example'],
])('%s is shown as %s', (address, shown) => expect(readableAddress(address)).toBe(shown));
