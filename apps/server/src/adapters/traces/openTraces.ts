import type { Logger } from '../../logging/logger.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Traces } from '../../tracing/Span.ts';

/** Traces for the collector of the settings, until `resources` end. Undefined where they name none. */
export async function openTraces(
  { traces: settings }: Pick<Settings, 'traces'>,
  log: Pick<Logger, 'warn'>,
  resources: AsyncDisposableStack,
): Promise<Traces | undefined> {
  if (!settings) return undefined;
  // some forty modules, loaded only where traces are collected
  const { createTraces } = await import('./createTraces.ts');
  const traces = createTraces(settings, log);
  resources.defer(traces.close);
  return traces;
}
