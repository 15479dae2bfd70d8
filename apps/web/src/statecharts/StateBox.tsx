import type { StateDescription } from '@potli/machines/diagram';
import { Badge } from '@potli/ui/components/Badge/Badge';
import { Heading, type HeadingProps } from '@potli/ui/components/Heading/Heading';
import { Grid } from '@potli/ui/components/Layout/Grid';
import { Row } from '@potli/ui/components/Layout/Row';
import { Stack } from '@potli/ui/components/Layout/Stack';
import { Panel } from '@potli/ui/components/Panel/Panel';
import { WayList } from './WayList.tsx';

interface StateBoxProps {
  state: StateDescription;
  level: HeadingProps['level'];
  /** The state around it begins here. */
  begins: boolean;
}

const below = { 1: 2, 2: 3, 3: 4, 4: 4 } as const;

/** One state: its tags, the ways out of it, and the states within it. */
export function StateBox({ state, level, begins }: StateBoxProps) {
  return (
    <Panel padding="snug">
      <Stack gap="m">
        <Row gap="s" wrap>
          <Heading level={level} variant={level === 1 ? 'h2' : 'cardTitle'}>
            {state.name}
          </Heading>
          {begins && <Badge tone="warn">begins here</Badge>}
          {state.parallel && <Badge tone="rani">all at once</Badge>}
          {state.tags.map((tag) => (
            <Badge key={tag} tone="neel">
              {tag}
            </Badge>
          ))}
        </Row>
        {state.ways.length > 0 && <WayList ways={state.ways} from={state.id} />}
        {state.children.length > 0 && (
          <Grid columns={level === 1 ? 2 : 3} gap="m">
            {state.children.map((child) => (
              <StateBox key={child.id} state={child} level={below[level]} begins={child.id === state.initial} />
            ))}
          </Grid>
        )}
      </Stack>
    </Panel>
  );
}
