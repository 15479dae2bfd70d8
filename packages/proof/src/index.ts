export { type ChainedJournal, journalHash, noHash, type Opening, openingHash } from './journalHash.ts';
export { climb, isContinued, type LogHead, type Place, rootOf } from './merkle.ts';
export { netstrings } from './netstrings.ts';
export { parseJson } from './parseJson.ts';
export { type Statement, type StatementJournal, statementType } from './Statement.ts';
export { sha256 } from './sha256.ts';
export type { Broken, Verdict } from './Verdict.ts';
export { type Fact, type FileWitness, verifyFile } from './verifyFile.ts';
export { type StatementFacts, type StatementWitness, verifyStatement } from './verifyStatement.ts';
