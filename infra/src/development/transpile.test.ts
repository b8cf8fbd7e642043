import { transpile } from './transpile';

test('Decorators keep the metadata that Nest and TypeORM read', () => {
  const code = transpile(
    'class Clock {}\n@Injectable()\nexport class Service { constructor(clock: Clock) {} }',
    '/service.ts',
  );
  expect(code).toContain('"design:paramtypes"');
  expect(code).toMatch(/typeof Clock === "undefined" \? Object : Clock/);
});

test('A property that is only declared does not cover what a base class has set', () => {
  expect(transpile('export class Child extends Base { name!: string; }', '/child.ts')).not.toContain('name;');
});

test('A package that is an ES module only is imported, not required', () => {
  expect(transpile("export const load = () => import('vite');", '/load.ts')).toContain("import('vite')");
});

test('A syntax error is shown with its place', () => {
  expect(() => transpile('\nconst = 1;\n', '/broken.ts')).toThrow('/broken.ts:2:1');
});
