import { readConfig, StartError } from './config';

const parse = (environment: NodeJS.ProcessEnv) => readConfig('/srv/astaguide', environment);

it('has a default for every variable', () => {
  expect(parse({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '/srv/astaguide/.data',
    databaseUrl: undefined,
    localUrl: 'http://localhost:3000',
    demoData: 'true',
  });
});

it.each([
  ['PORT', '1'],
  ['PORT', '65535'],
  ['HOST', '0.0.0.0'],
  ['HOST', '::1'],
  ['HOST', 'shop.example.com'],
  ['DATABASE_URL', 'postgres://user:p%40ss@db:5432/astaguide'],
  ['DATABASE_URL', 'postgresql://db/astaguide'],
  ['REDIS_URL', 'redis://:secret@cache:6379'],
  ['REDIS_URL', 'rediss://one:6379,rediss://two:6379'],
  ['REDIS_URL', 'redis+sentinel://:secret@one:26379,two:26379/astaguide'],
  ['REDIS_REPLICAS', '0'],
  ['DRAIN_SECONDS', '5'],
  ['ADMIN_EMAIL', 'owner@shop.example'],
  ['ADMIN_PASSWORD', 'correct horse battery staple'],
  ['PUBLIC_URL', 'https://astaxanthin.example'],
  ['DEMO_DATA', 'catalog'],
  ['DEMO_DATA', 'false'],
  ['LLM_API_KEY', 'sk-1'],
  ['LLM_MODEL', 'llama 3'],
  ['MAIL_FROM', 'news@shop.example'],
  ['MAIL_FROM', 'The Shop <news@shop.example>'],
  ['TRUST_PROXY', '2'],
  ['METRICS_TOKEN', 'abc'],
  ['LOG_LEVEL', 'debug'],
  ['SESSION_SECRET', 'a secret of thirty-two characters'],
  ['WORKER_METRICS_PORT', '9464'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318'],
])('accepts %s=%s', (name, value) => {
  expect(parse({ [name]: value }).environment).toEqual({ [name]: value });
});

it('accepts a mail server together with the sender alone', () => {
  const SMTP_URL = 'smtps://user:secret@mail.example:465';
  const both = { SMTP_URL, MAIL_FROM: 'news@shop.example' };
  expect(parse(both).environment).toEqual(both);
  expect(() => parse({ SMTP_URL })).toThrow(
    new StartError('MAIL_FROM: expected the sender of mails, as SMTP_URL is set'),
  );
});

it('accepts the address of a language model together with the name of a model alone', () => {
  const LLM_BASE_URL = 'http://localhost:11434/v1';
  const both = { LLM_BASE_URL, LLM_MODEL: 'llama 3' };
  expect(parse(both).environment).toEqual(both);
  expect(() => parse({ LLM_BASE_URL })).toThrow(
    new StartError('LLM_MODEL: expected the name of a model, as LLM_BASE_URL is set'),
  );
});

it.each([
  ['PORT', 'abc', 'PORT: expected a number from 1 to 65535, got "abc"'],
  ['PORT', '0', 'PORT: expected a number from 1 to 65535, got "0"'],
  ['PORT', '65536', 'PORT: expected a number from 1 to 65535, got "65536"'],
  ['PORT', '80.5', 'PORT: expected a number from 1 to 65535, got "80.5"'],
  ['PORT', '0x50', 'PORT: expected a number from 1 to 65535, got "0x50"'],
  ['HOST', 'my host', 'HOST: expected an IP address or a host name, got "my host"'],
  ['HOST', 'http://localhost', 'HOST: expected an IP address or a host name, got "http://localhost"'],
  ['DATA_DIR', 'a\0b', 'DATA_DIR: expected a folder, got "a\\u0000b"'],
  ['ADMIN_EMAIL', 'owner', 'ADMIN_EMAIL: expected an email address, got "owner"'],
  ...[
    'shop.example',
    'ftp://shop',
    'https://shop.example/asta',
    'https://shop.example/?x=1',
    'https://me@shop.example',
  ].map((address) => [
    'PUBLIC_URL',
    address,
    `PUBLIC_URL: expected an address without a path, such as https://www.example.com, got "${address}"`,
  ]),
  ['DEMO_DATA', 'no', 'DEMO_DATA: expected true, catalog or false, got "no"'],
  ['LLM_BASE_URL', 'llm', 'LLM_BASE_URL: expected a http:// or https:// address, got "llm"'],
  ['LLM_MODEL', ' ', 'LLM_MODEL: expected the name of a model, got " "'],
  ['MAIL_FROM', 'Shop', 'MAIL_FROM: expected an email address, with a name or without, got "Shop"'],
  ['TRUST_PROXY', '-1', 'TRUST_PROXY: expected a number from 0 to 10, got "-1"'],
])('refuses %s=%s in one line that names it', (name, value, message) => {
  expect(() => parse({ [name]: value })).toThrow(new StartError(message));
});

it.each([
  ['DATABASE_URL', 'mysql://root:hunter2@db/shop'],
  ['DATABASE_URL', 'hunter2'],
  ['REDIS_URL', 'redis://:hunter2@cache:6379,cache2:6379'],
  ['REDIS_URL', 'redis+sentinel://:hunter2@cache:26379'],
  ['ADMIN_PASSWORD', 'hunter2'.repeat(200)],
  ['ADMIN_PASSWORD', 'hunter2hunter2'],
  ['LLM_API_KEY', 'hunter2 '],
  ['SMTP_URL', 'http://hunter2@mail'],
  ['METRICS_TOKEN', 'hunter2 hunter2'],
  ['SESSION_SECRET', 'hunter2'],
  ['WORKER_METRICS_PORT', '0'],
])('refuses a bad %s without repeating what may be a password', (name, value) => {
  const attempt = () => parse({ [name]: value });
  expect(attempt).toThrow(new RegExp(`^${name}: expected [^\\n]+$`));
  expect(attempt).not.toThrow(/hunter2/);
});

it('takes an empty variable for one that is not set, and does not pass it on', () => {
  const config = parse({ PORT: '', REDIS_URL: '', PATH: '/bin' });
  expect(config.port).toBe(3000);
  expect(config.environment).toEqual({ PATH: '/bin' });
});

it('names the address under which this machine reaches the site', () => {
  expect(parse({ HOST: '0.0.0.0', PORT: '80' }).localUrl).toBe('http://localhost');
  expect(parse({ HOST: '192.168.1.5' }).localUrl).toBe('http://192.168.1.5:3000');
  expect(parse({ HOST: 'fe80::1' }).localUrl).toBe('http://[fe80::1]:3000');
});
