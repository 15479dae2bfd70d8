import * as z from 'zod/mini';
import { openTraces } from '../adapters/traces/openTraces.ts';
import { readSecretFiles } from '../settings/readSecretFiles.ts';
import { readTraces } from '../settings/traceSettings.ts';
import { Variables } from '../settings/Variables.ts';
import { runIn } from '../tracing/inSpan.ts';
import type { Cli, ExitCode } from './Cli.ts';

const TraceVariables = z.pick(Variables, {
  OTEL_EXPORTER_OTLP_ENDPOINT: true,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: true,
  OTEL_EXPORTER_OTLP_HEADERS: true,
  OTEL_SERVICE_NAME: true,
});

/**
 * Runs a command as a trace, where the environment names a collector: its name without arguments, which can be of members, and its exit
 * code; its statements are below it. Malformed variables are complained about and cost the trace, never the command.
 */
export async function inCommandTrace(name: string, cli: Cli, work: () => Promise<ExitCode>): Promise<ExitCode> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own } = cli.environment;
  if (!base && !own) return work();
  await using resources = new AsyncDisposableStack();
  const traces = await openTraces(
    { traces: readSettings(cli) },
    { warn: (_facts, event) => cli.complain(event) },
    resources,
  );
  if (!traces) return work();
  return await runIn(traces.begin({ name: `potli ${name}` }), async (span) => {
    const code = await work();
    span.set({ 'process.exit.code': code });
    if (code !== 0) span.fail(String(code));
    return code;
  });
}

function readSettings({ environment, complain }: Cli) {
  let given: Cli['environment'];
  try {
    given = readSecretFiles(environment);
  } catch {
    // a command that needs a secret says itself which one cannot be read
    given = environment;
  }
  const parsed = z.safeParse(TraceVariables, given);
  const { traces, faults } = parsed.success
    ? readTraces(parsed.data)
    : { faults: parsed.error.issues.map(({ path: [name], message }) => `${String(name)}: ${message}`) };
  if (faults.length > 0) complain(`This command is not traced. ${faults.join('; ')}`);
  return faults.length > 0 ? undefined : traces;
}
