import * as styles from './PotliGulp.css.ts';

/**
 * A potli that swallows a coin, once, when it appears. The coin is drawn between the lining and the frill, which hide it as
 * it sinks.
 */
export function PotliGulp() {
  return (
    <svg aria-hidden viewBox="0 40 200 200" className={styles.frame}>
      <g className={styles.potli}>
        <path
          className={styles.lining}
          d="M44 88c4-16 20-20 29-14 9-8 19-7 27-3 8-4 18-5 27 3 9-6 25-2 29 14-16 16-96 16-112 0"
        />
        <g className={styles.coin}>
          <circle className={styles.coinRim} cx="100" cy="76" r="26" />
          <circle className={styles.coinFace} cx="98" cy="74" r="22" />
          <circle className={styles.coinDashes} cx="98" cy="74" r="17" />
        </g>
        <path
          className={styles.body}
          d="M70 112c-26 12-50 38-52 70-2 35 34 47 82 47s84-12 82-47c-2-32-26-58-52-70-18 5-42 5-60 0"
        />
        <path
          className={styles.pleat}
          d="M76 114c-10 14-20 30-26 52 12-20 24-35 34-50Zm14 3c-5 15-10 31-11 51 7-18 13-34 18-50Zm34-3c10 14 20 30 26 52-12-20-24-35-34-50Zm-14 3c5 15 10 31 11 51-7-18-13-34-18-50Z"
        />
        <path
          className={styles.frill}
          d="M70 112c-6-8-16-14-26-24 7-8 16-8 23-1s13 7 20 1 19-6 26 0 13 6 20-1 16-7 23 1c-10 10-20 16-26 24-18 5-42 5-60 0"
        />
        <path className={styles.cord} d="M68 111c20 8 44 8 64 0" />
        <path className={styles.cordStitches} d="M70 112c19 7 41 7 60 0" />
      </g>
    </svg>
  );
}
