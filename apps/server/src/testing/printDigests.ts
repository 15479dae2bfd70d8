import { digestsOf } from './digestsOf.ts';

/** Prints the digests of the database of `DATABASE_URL`, as JSON. */
process.stdout.write(JSON.stringify(await digestsOf(process.env.DATABASE_URL ?? '')));
