import { eventId } from '../load/event-id';
import { demandExactly } from './recorded';
import { openLedger, ScenarioFailure, type FaultContext, type Scenario } from './scenario';
import { describeEvent, post } from './steady-client';

const SENDINGS = 50;
const IDS = 20;
const IDS_SHORT = 5;

/** The same event id, sent many times at once. */
export const sameId: Scenario = {
  name: 'same id 50 times at once',
  run: (context) => sendTogether(context, 'one API process and one worker'),
};

/** The same across two API processes and two workers, which keep running for the next scenarios. */
export const sameIdAcrossProcesses: Scenario = {
  name: 'same id 50 times at once across processes',
  async run(context) {
    const { stack } = context;
    if (stack.backends.length < 2) await stack.addBackend();
    if (stack.workers.length < 2) await stack.addWorker();
    return sendTogether(context, 'two API processes and two workers');
  },
};

async function sendTogether(context: FaultContext, where: string): Promise<string[]> {
  const { stack, random, short } = context;
  const ledger = openLedger(context);
  const ids = Array.from({ length: short ? IDS_SHORT : IDS }, (_, index) =>
    eventId(random, ledger.tag, index + 1),
  );
  for (const id of ids) {
    const event = describeEvent(random, id, stack.productIds);
    const sendings = Array.from({ length: SENDINGS }, (_, index) =>
      post(undefined, stack.backends[index % stack.backends.length]!.port, event),
    );
    const refused = (await Promise.all(sendings)).filter((status) => status !== 202);
    if (refused.length > 0) throw new ScenarioFailure(`answered with ${refused.join(', ')}`);
    ledger.add(id);
  }
  const [, recorded] = await demandExactly(stack, ledger);
  return [
    `${ids.length} ids ${SENDINGS} times at once each, ${where}`,
    `${ids.length * SENDINGS} answered`,
    recorded!,
  ];
}
