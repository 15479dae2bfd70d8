import type { Way } from '@potli/machines/diagram';
import { Stack } from '@potli/ui/components/Layout/Stack';
import { Text } from '@potli/ui/components/Text/Text';

/** Facts that a state takes in, and where each leads; `from` is the state's own id. */
export function WayList({ ways, from }: { ways: readonly Way[]; from: string }) {
  const machine = from.split('.', 1)[0] ?? from;
  return (
    <Stack as="ul" gap="xs">
      {ways.map((way) => (
        <Text key={`${way.on} ${way.when} ${way.to}`} as="li" variant="bodyS" tone="ink2">
          {sentence(way, machine)}
        </Text>
      ))}
    </Stack>
  );
}

function sentence({ on, when, to }: Way, machine: string): string {
  const fact = when ? `${on} [${when}]` : on;
  return to ? `${fact} → ${to.slice(machine.length + 1)}` : `${fact}: stays`;
}
