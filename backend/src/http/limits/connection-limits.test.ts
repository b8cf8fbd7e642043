import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { limitConnections } from './connection-limits';

/** A server's connections, from addresses that this machine does not have. */
function serverWith(maxConnections: number) {
  const server = new EventEmitter();
  limitConnections(server as Server, maxConnections);
  return (remoteAddress: string | undefined) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: jest.fn() });
    server.emit('connection', socket);
    return { isOpen: socket.destroy.mock.calls.length === 0, close: () => socket.emit('close') };
  };
}

test('limits the connections of one address, and frees one when it closes', () => {
  const connect = serverWith(2);
  const first = connect('203.0.113.7');
  expect([first.isOpen, connect('203.0.113.7').isOpen, connect('203.0.113.7').isOpen]).toEqual([
    true,
    true,
    false,
  ]);
  expect(connect('203.0.113.8').isOpen).toBe(true);
  first.close();
  expect([connect('203.0.113.7').isOpen, connect('203.0.113.7').isOpen]).toEqual([true, false]);
});

test('a connection that was refused is not counted when it closes', () => {
  const connect = serverWith(1);
  connect('203.0.113.7');
  connect('203.0.113.7').close();
  expect(connect('203.0.113.7').isOpen).toBe(false);
});

test('the addresses of one /64 are counted together', () => {
  const connect = serverWith(1);
  expect(connect('2001:db8:1:2::1').isOpen).toBe(true);
  expect(connect('2001:db8:1:2::2').isOpen).toBe(false);
  expect(connect('2001:db8:1:3::1').isOpen).toBe(true);
});

test.each(['127.0.0.1', '127.8.9.1', '::ffff:127.0.0.1', '::1'])('%s has as many as it wants', (address) => {
  const connect = serverWith(1);
  expect([connect(address).isOpen, connect(address).isOpen]).toEqual([true, true]);
});

test('ignores a connection that is closed before it is counted', () => {
  const connect = serverWith(1);
  expect(connect(undefined).isOpen).toBe(true);
});
