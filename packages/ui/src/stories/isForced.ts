/** Whether a contrast theme of the system chooses the colours. */
export const isForced = () => matchMedia('(forced-colors: active)').matches;
