import type { LogoArt } from '../../components/LogoArtProvider/LogoArtProvider.tsx';

/** The haat logo on a 134 × 48 grid: a market stall, and the word "haat". */
export const logoArt: LogoArt = {
  markWidth: 48,
  width: 134,
  mark: [
    { paint: 'body', d: 'M8 18H40V42H28V28H20V42H8Z' },
    { paint: 'accent', d: 'M4 6H44V14L39 20L34 14L29 20L24 14L19 20L14 14L9 20L4 14Z' },
    { paint: 'thread', strokeWidth: 2, strokeDasharray: '0.1 5', d: 'M7 9.5H42' },
  ],
  word: [
    { paint: 'word', d: 'M56 10H62V20.5Q64 19 67 19Q75 19 75 27V38H69V28Q69 24.5 65.5 24.5Q62 24.5 62 28V38H56Z' },
    {
      paint: 'word',
      d: 'M88.5 18.5A10 10 0 1 0 91.5 37V38H97.5V19H91.5V20A10 10 0 0 0 88.5 18.5ZM88 24.5A4 4 0 1 1 88 32.5A4 4 0 1 1 88 24.5Z',
    },
    {
      paint: 'word',
      d: 'M111.5 18.5A10 10 0 1 0 114.5 37V38H120.5V19H114.5V20A10 10 0 0 0 111.5 18.5ZM111 24.5A4 4 0 1 1 111 32.5A4 4 0 1 1 111 24.5Z',
    },
    { paint: 'dot', d: 'M124 12H130V19H134V24.5H130V38H124Z' },
  ],
};
