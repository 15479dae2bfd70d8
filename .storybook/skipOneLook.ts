import { beforeEach } from 'vitest';
import { BOTH_LOOKS } from '../apps/web/src/testing/bothLooks.ts';

/** In the second look: leaves out the app's stories that one look is enough for. */
beforeEach(({ task, skip }) => {
  skip(task.file.name.startsWith('apps/web') && !BOTH_LOOKS.includes(task.name));
});
