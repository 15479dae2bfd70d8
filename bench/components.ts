import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { BUTTON_BYTES, componentSize } from '../scripts/package/componentSize.ts';
import { packUi } from '../scripts/package/packUi.ts';

/** Prints what single components of the published package add to an app; exits with 1 where Button is too large. */
rmSync(dirname(await packUi()), { recursive: true });
console.log('component    script B  styles B   brotli, React external');
for (const name of ['Button', 'DataTable', 'Dialog', 'Carousel']) {
  const { script, styles } = await componentSize(name);
  console.log(`${name.padEnd(11)} ${String(script).padStart(9)} ${String(styles).padStart(9)}`);
  if (name === 'Button' && script > BUTTON_BYTES) process.exitCode = 1;
}
