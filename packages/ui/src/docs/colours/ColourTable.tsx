import { contrastPairs } from '../../theme/contrastPairs.ts';
import { contrastRatio } from '../../theme/contrastRatio.ts';
import type { BrandTokens, Colors } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';
import * as styles from './ColourTable.css.ts';

const themes = ['light', 'dark'] as const;
const roles = Object.entries(vars.color) as [keyof Colors, string][];

/** Every colour of the brands by its role: its CSS variable, its value in both themes, and the contrast of what stands on it. */
export function ColourTable({ brands }: { brands: readonly BrandTokens[] }) {
  const looks = brands.flatMap((brand) =>
    themes.map((theme) => ({ name: `${brand.name}, ${theme}`, colors: brand[theme] })),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.frame} aria-label="Colours" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Role and variable</th>
            {looks.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roles.map(([role, variable]) => (
            <tr key={role}>
              <th scope="row">
                <div className={styles.role}>{role}</div>
                <div className={styles.code}>{variable.replace(/^var\((.*)\)$/, '$1')}</div>
              </th>
              {looks.map(({ name, colors }) => (
                <td key={name}>
                  <div className={styles.swatch} style={{ background: colors[role] }} />
                  <div className={styles.code}>{colors[role]}</div>
                  <Contrasts role={role} colors={colors} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** "text 16.5 : 1", for each role that components write on this one. */
function Contrasts({ role, colors }: { role: keyof Colors; colors: Colors }) {
  return contrastPairs
    .filter(({ ground, atLeast }) => ground === role && atLeast === 4.5)
    .map(({ front }) => (
      <div key={front}>
        {front} {contrastRatio(colors[front], colors[role]).toFixed(1)} : 1
      </div>
    ));
}
