import { environmentSchema } from '@astaguide/contracts/operations/environment';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

interface Container {
  name: string;
  image: string;
  args: string[];
  env: {
    name: string;
    value?: string;
    valueFrom?: Partial<
      Record<'secretKeyRef' | 'configMapKeyRef', { name: string; key: string; optional?: boolean }>
    >;
  }[];
  ports?: { name: string }[];
  securityContext: Record<string, unknown>;
  resources: { requests?: object; limits?: object };
  volumeMounts?: { name: string; mountPath: string }[];
}
type Probes = Partial<
  Record<
    'startupProbe' | 'livenessProbe' | 'readinessProbe',
    { exec?: unknown; httpGet?: { path: string; port: string } }
  >
>;
interface PodTemplate {
  metadata: { labels: Record<string, string> };
  spec: {
    securityContext: Record<string, unknown>;
    terminationGracePeriodSeconds?: number;
    containers: (Container & Probes)[];
    volumes?: { name: string }[];
  };
}
interface Resource {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: Record<string, never> & {
    template?: PodTemplate;
    selector?: { matchLabels?: Record<string, string> };
  };
}

const root = join(__dirname, '../../..');
const folder = join(root, 'infra/kubernetes');
const listed = ['base', 'keda'].flatMap((part) => {
  const { resources } = parse(readFileSync(join(folder, part, 'kustomization.yaml'), 'utf8')) as {
    resources: string[];
  };
  return resources.filter((name) => name.endsWith('.yaml')).map((name) => join(part, name));
});
const resources = listed.flatMap((path) =>
  parseAllDocuments(readFileSync(join(folder, path), 'utf8')).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Resource;
  }),
);
const named = (kind: string, name: string) =>
  resources.find((resource) => resource.kind === kind && resource.metadata.name === name);
const pods = resources.flatMap(({ metadata, spec }) =>
  spec?.template ? [{ name: metadata.name, template: spec.template }] : [],
);
const labelsOf = (name: string) => named('Deployment', name)!.spec!.template!.metadata.labels;
const compose = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
  services: Record<string, { image: string; command: string[]; environment?: Record<string, string> }>;
};

it('lists every file there is', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(listed.sort()).toEqual(files.filter((file) => /(?<!kustomization)\.yaml$/.test(file)).sort());
});

const kubectl = spawnSync('kubectl', ['kustomize', join(folder, 'keda')], { encoding: 'utf8' });
if (kubectl.error) console.log('kubectl is not on this machine: kustomize is not run');

(kubectl.error ? it.skip : it)('is what kustomize can build, in one namespace and from one image', () => {
  expect([kubectl.status, kubectl.stderr]).toEqual([0, '']);
  const built = parseAllDocuments(kubectl.stdout).map(
    (document) => document.toJS() as Resource & { metadata: { namespace?: string } },
  );
  expect(built).toHaveLength(resources.length);
  for (const { kind, metadata } of built)
    if (kind !== 'Namespace') expect(metadata.namespace).toBe('astaguide');
  expect(new Set(kubectl.stdout.match(/image: .+/g))).toEqual(
    new Set(['image: registry.example.com/astaguide:1']),
  );
});

it('runs the programs of the compose file, from its image', () => {
  expect(pods.map(({ name }) => name).sort()).toEqual(['backend', 'migrate', 'worker']);
  for (const { name, template } of pods) {
    const [container] = template.spec.containers;
    expect([container!.image, container!.args]).toEqual([
      compose.services[name]!.image,
      compose.services[name]!.command,
    ]);
  }
});

it.each(pods.map(({ name, template }) => [name, template] as const))(
  '%s gets variables that its program knows, from keys that are there',
  (name, template) => {
    const known = Object.keys(environmentSchema.shape);
    const written = Object.keys(named('ConfigMap', 'astaguide')!.data!);
    const text = readFileSync(join(folder, 'base/config.yaml'), 'utf8').split('apiVersion', 1)[0]!;
    for (const { name: variable, value, valueFrom } of template.spec.containers[0]!.env) {
      expect([name, variable, known.includes(variable)]).toEqual([name, variable, true]);
      const { configMapKeyRef: config, secretKeyRef: secret } = valueFrom ?? {};
      if (value === undefined) expect([config?.name ?? secret?.name]).toEqual(['astaguide']);
      if (config && !config.optional) expect(written).toContain(config.key);
      if (secret) expect(text).toContain(secret.key);
    }
  },
);

it.each(pods.map(({ name, template }) => [name, template.spec] as const))('%s is guarded', (_name, spec) => {
  expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
  for (const { securityContext, resources: given, volumeMounts = [] } of spec.containers) {
    expect(securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(Object.keys(given)).toEqual(['requests', 'limits']);
    const volumes = (spec.volumes ?? []).map(({ name }) => name);
    expect(volumeMounts.map(({ name }) => name).sort()).toEqual(volumes.sort());
  }
});

it('asks the backend’s health, and for the worker’s heartbeat where it is written', () => {
  const backend = named('Deployment', 'backend')!.spec!.template!.spec.containers[0]!;
  const ports = backend.ports!.map(({ name }) => name);
  for (const [probe, path] of [
    ['startupProbe', '/health/live'],
    ['livenessProbe', '/health/live'],
    ['readinessProbe', '/health/ready'],
  ] as const) {
    expect(backend[probe]!.httpGet!.path).toBe(path);
    expect(ports).toContain(backend[probe]!.httpGet!.port);
  }
  const worker = named('Deployment', 'worker')!.spec!.template!.spec.containers[0]!;
  const file = worker.env.find(({ name }) => name === 'HEARTBEAT_FILE')!.value!;
  for (const probe of ['startupProbe', 'livenessProbe'] as const) {
    expect(JSON.stringify(worker[probe]!.exec)).toContain(`'${file}'`);
  }
  expect(worker.volumeMounts!.some(({ mountPath }) => file.startsWith(`${mountPath}/`))).toBe(true);
});

it('leaves more time to stop than the drain takes', () => {
  const { terminationGracePeriodSeconds, containers } = named('Deployment', 'backend')!.spec!.template!.spec;
  const drain = Number(containers[0]!.env.find(({ name }) => name === 'DRAIN_SECONDS')!.value);
  expect(drain).toBeGreaterThan(0);
  // The drain, plus 10 seconds for requests in flight.
  expect(terminationGracePeriodSeconds).toBeGreaterThan(drain + 10);
});

it('selects pods that are there', () => {
  for (const name of ['backend', 'worker']) {
    const own = { 'app.kubernetes.io/name': name };
    expect(labelsOf(name)).toMatchObject(own);
    expect(named('Deployment', name)!.spec!.selector).toEqual({ matchLabels: own });
    expect(named('PodDisruptionBudget', name)!.spec!.selector).toEqual({ matchLabels: own });
  }
  expect(named('Service', 'backend')!.spec!.selector).toEqual({ 'app.kubernetes.io/name': 'backend' });
  for (const { spec } of resources.filter(({ kind }) => kind === 'NetworkPolicy')) {
    const { matchLabels = {} } = (spec as unknown as { podSelector: { matchLabels?: object } }).podSelector;
    expect(
      pods.some(({ template }) =>
        Object.entries(matchLabels).every(([key, value]) => template.metadata.labels[key] === value),
      ),
    ).toBe(true);
  }
});

it.each(['HorizontalPodAutoscaler', 'ScaledObject'])('%s scales a deployment that is there', (kind) => {
  const { spec } = resources.find((resource) => resource.kind === kind)!;
  const { scaleTargetRef } = spec as unknown as { scaleTargetRef: { kind: string; name: string } };
  expect(named(scaleTargetRef.kind, scaleTargetRef.name)).toBeDefined();
});

it('scales workers by metrics that the backend serves', () => {
  const scaler = JSON.stringify(named('ScaledObject', 'worker'));
  const text = readFileSync(join(root, 'backend/src/operations/metrics/metrics.service.ts'), 'utf8');
  const asked = [...new Set(scaler.match(/astaguide_\w+/g))];
  expect(asked).toHaveLength(2);
  for (const name of asked) expect(text).toContain(`'${name}'`);
});

it('sends every way in to a service that is there', () => {
  const services = [
    ...JSON.stringify(resources.filter(({ kind }) => kind === 'Ingress')).matchAll(
      /"service":\{"name":"(\w+)"/g,
    ),
  ];
  expect(new Set(services.map(([, name]) => name))).toEqual(new Set(['backend']));
  expect(named('Service', 'backend')).toBeDefined();
});
