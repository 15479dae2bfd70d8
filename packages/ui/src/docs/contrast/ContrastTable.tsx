import { Heading } from '../../components/Heading/Heading.tsx';
import { Grid, Stack } from '../../components/Layout/Layout.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { type ContrastPair, contrastPairs } from '../../theme/contrastPairs.ts';
import { contrastRatio } from '../../theme/contrastRatio.ts';
import type { BrandTokens, Colors } from '../../theme/tokens.ts';
import * as styles from './ContrastTable.css.ts';

/** Every pair of a brand in both themes, in its own colours, with its ratio. */
export function ContrastTable({ brand }: { brand: BrandTokens }) {
  return (
    <Stack gap="x3">
      {(['light', 'dark'] as const).map((theme) => (
        <Stack key={theme}>
          <Heading level={2}>
            {brand.name}, {theme}
          </Heading>
          <Grid columns={6}>
            {contrastPairs.map((pair) => (
              <Pair key={`${pair.front} ${pair.ground}`} pair={pair} colors={brand[theme]} />
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}

function Pair({ pair: { front, ground, atLeast }, colors }: { pair: ContrastPair; colors: Colors }) {
  const ratio = contrastRatio(colors[front], colors[ground]).toFixed(1);
  return (
    <Stack gap="xs">
      <div className={styles.swatch} style={{ background: colors[ground], color: colors[front] }}>
        {atLeast === 4.5 ? '₹1,499' : <span className={styles.line} />}
      </div>
      <Text variant="badge">
        {front} on {ground}
      </Text>
      <Text variant="termsTag" tone="muted">
        {ratio} : 1, at least {atLeast} : 1
      </Text>
    </Stack>
  );
}
