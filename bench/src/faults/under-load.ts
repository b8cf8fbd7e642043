import type { Ledger } from './ledger';
import { demandExactly, type Recording } from './recorded';
import { openLedger, ScenarioFailure, type FaultContext } from './scenario';
import { SteadyClient } from './steady-client';

interface LoadOptions {
  /** Events per second. */
  rate?: number;
  /** Default: the backends of the stack. */
  ports?: number[];
  /** What records the events; default: the stack. */
  recording?: Recording;
}

/** The events of a load, and who sends them. */
export interface Load {
  ledger: Ledger;
  client: SteadyClient;
}

/**
 * Injects a fault while a client sends events at a steady rate and retries until they are accepted. Then checks that
 * exactly the answered events are recorded.
 *
 * @returns the load, what the fault returned, the events answered per second, and the metrics for the output line
 * @throws ScenarioFailure if an event was refused, never accepted, lost or counted twice
 */
export async function underLoad<Result>(
  context: FaultContext,
  { rate = 300, ports, recording = context.stack }: LoadOptions,
  fault: (load: Load) => Promise<Result>,
): Promise<Load & { result: Result; rate: number; metrics: string[] }> {
  const { stack, random, clients } = context;
  const { productIds, backends } = stack;
  const ledger = openLedger(context);
  const options = { ports: ports ?? backends.map(({ port }) => port), rate, random, productIds, ledger };
  const client = new SteadyClient(options);
  const startedAt = Date.now();
  client.start();
  clients.add(client);
  const result = await fault({ ledger, client });
  const never = await client.stop();
  clients.delete(client);
  if (never > 0) throw new ScenarioFailure(`${never} events were never answered with 202`);
  if (client.refusals.size > 0) {
    const counts = [...client.refusals].map(([status, count]) => `${count} times ${status}`);
    throw new ScenarioFailure(`good events were refused: ${counts.join(', ')}`);
  }
  const answeredRate = Math.round((ledger.size * 1000) / (Date.now() - startedAt));
  return { ledger, client, result, rate: answeredRate, metrics: await demandExactly(recording, ledger) };
}
