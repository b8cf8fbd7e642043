import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const root = join(__dirname, '../../..');
const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');

const name = z.string().regex(/^[a-z_]+$/);
const serviceSchema = z.strictObject({
  image: z.string(),
  build: z.strictObject({ context: z.literal('.'), dockerfile: z.string() }).optional(),
  profiles: z.array(name).optional(),
  command: z.array(z.string()).optional(),
  user: z.enum(['node', 'postgres', 'redis', 'nginx']),
  restart: z.enum(['unless-stopped', 'no']),
  init: z.literal(true),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  logging: z.strictObject({ driver: z.string(), options: z.record(z.string(), z.string()) }),
  tmpfs: z.array(z.string()),
  shm_size: z.string().optional(),
  environment: z.record(z.string(), z.string()).optional(),
  secrets: z.array(name).optional(),
  volumes: z.array(z.string()).optional(),
  networks: z.array(name).min(1),
  ports: z.array(z.string()).optional(),
  stop_grace_period: z.string().optional(),
  depends_on: z
    .record(
      z.string(),
      z.strictObject({
        condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']),
      }),
    )
    .optional(),
  healthcheck: z
    .strictObject({
      test: z.tuple([z.literal('CMD')], z.string()),
      interval: z.string(),
      timeout: z.string(),
      retries: z.int().optional(),
      start_period: z.string().optional(),
    })
    .optional(),
  deploy: z.strictObject({
    resources: z.strictObject({
      limits: z.strictObject({ cpus: z.string(), memory: z.string(), pids: z.int() }),
    }),
  }),
});
const composeSchema = z.strictObject({
  name: z.string(),
  services: z.record(name, serviceSchema),
  networks: z.record(name, z.strictObject({ internal: z.boolean().optional() }).nullable()),
  volumes: z.record(name, z.null()),
  secrets: z.record(name, z.strictObject({ file: z.string() })),
});

const file = parse(text, { merge: true }) as Record<string, unknown>;
const compose = composeSchema.parse(
  Object.fromEntries(Object.entries(file).filter(([key]) => !key.startsWith('x-'))),
);
const services = Object.entries(compose.services);
const { postgres, redis, migrate, worker, backend, proxy } = compose.services as Record<
  'postgres' | 'redis' | 'migrate' | 'worker' | 'backend' | 'proxy',
  z.output<typeof serviceSchema>
>;

it('has every part, and no other that stays', () => {
  const staying = services.filter(([, { restart }]) => restart !== 'no').map(([service]) => service);
  expect(staying.sort()).toEqual(['backend', 'postgres', 'proxy', 'redis', 'worker']);
});

it('runs images of others under the digest of one version, whatever their tags become', () => {
  const images = services.map(([, { image }]) => image).filter((image) => image !== 'astaguide');
  expect(images).toHaveLength(3);
  for (const image of images)
    expect(image).toMatch(/^[a-z]+:\d+\.\d+\.?\d*-alpine[\d.]*@sha256:[0-9a-f]{64}$/);
});

it.each(services.filter(([, { restart }]) => restart !== 'no'))('%s has a health check', (_name, service) => {
  expect(service.healthcheck).toBeDefined();
});

it('starts in order', () => {
  expect(migrate.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
  for (const part of [worker, backend]) {
    expect(part.depends_on).toMatchObject({
      migrate: { condition: 'service_completed_successfully' },
      redis: { condition: 'service_healthy' },
    });
  }
  expect(proxy.depends_on).toEqual({ backend: { condition: 'service_healthy' } });
});

it('loses no accepted event with the power, nor by eviction', () => {
  const command = redis.command!.join(' ');
  expect(command).toContain('--appendonly yes');
  expect(command).toContain('--appendfsync always');
  expect(command).toContain('--maxmemory-policy noeviction');
});

it('keeps what must outlast a container in named volumes', () => {
  expect(postgres.volumes).toEqual([
    'postgres:/var/lib/postgresql',
    './infra/images/create-app-role.sh:/docker-entrypoint-initdb.d/create-app-role.sh:ro',
  ]);
  expect(redis.volumes).toEqual(['redis:/data']);
  expect(backend.volumes).toEqual(['uploads:/data']);
  expect(backend.environment).toMatchObject({ DATA_DIR: '/data' });
  expect(Object.keys(compose.volumes).sort()).toEqual(['postgres', 'redis', 'uploads']);
});

it('opens the proxy alone to the outside, and the stores to no network that leads out', () => {
  expect(services.filter(([, { ports }]) => ports).map(([service]) => service)).toEqual(['proxy']);
  expect(postgres.networks).toEqual(['stores']);
  expect(redis.networks).toEqual(['stores']);
  expect(compose.networks.stores).toEqual({ internal: true });
  expect(proxy.networks).toEqual(['front']);
  expect(backend.environment).toMatchObject({ TRUST_PROXY: '1' });
});

it('reads every secret from a file, and defines each that is read', () => {
  for (const [service, { environment = {}, secrets = [] }] of services) {
    for (const [variable, value] of Object.entries(environment)) {
      if (!variable.endsWith('_FILE') || variable === 'HEARTBEAT_FILE') {
        expect([service, variable]).not.toEqual([
          service,
          expect.stringMatching(/PASSWORD|SECRET|TOKEN|KEY/),
        ]);
        continue;
      }
      const secret = value.replace('/run/secrets/', '');
      // Services share the variables of the YAML anchor, but not every service mounts all its secrets.
      if (secrets.includes(secret)) expect(compose.secrets).toHaveProperty(secret);
      else expect([service, variable]).toEqual([service, 'no such secret']);
    }
  }
  const made = readFileSync(join(root, 'infra/make-secrets.sh'), 'utf8');
  for (const [secret, { file: path }] of Object.entries(compose.secrets)) {
    expect(path).toBe(`./secrets/${secret}`);
    expect(made).toMatch(new RegExp(`\\b${secret}\\b`));
  }
});

it('passes the settings of the assistant and of mail on', () => {
  for (const part of [backend, worker]) {
    expect(Object.keys(part.environment!)).toEqual(
      expect.arrayContaining([
        'LLM_BASE_URL',
        'LLM_MODEL',
        'LLM_API_KEY_FILE',
        'SMTP_URL_FILE',
        'MAIL_FROM',
        'PUBLIC_URL',
      ]),
    );
  }
});

it('names only networks, volumes and services that are there', () => {
  for (const [, service] of services) {
    for (const network of service.networks) expect(compose.networks).toHaveProperty(network);
    for (const other of Object.keys(service.depends_on ?? {})) expect(compose.services).toHaveProperty(other);
    for (const volume of service.volumes ?? []) {
      const source = volume.slice(0, volume.lastIndexOf(':/'));
      if (/^[a-z]+$/.test(source)) expect(compose.volumes).toHaveProperty(source);
    }
  }
});
