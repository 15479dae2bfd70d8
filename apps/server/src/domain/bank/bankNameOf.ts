import bankNames from 'ifsc/src/banknames.json' with { type: 'json' };
import sublets from 'ifsc/src/sublet.json' with { type: 'json' };

const nameByCode = new Map<string, string>(Object.entries(bankNames));
/** Branches of small banks that go by a larger one's code. */
const codeByBranch = new Map<string, string>(Object.entries(sublets));

/** The bank of a branch code, from the packaged public table; undefined where that does not know it. */
export function bankNameOf(ifscCode: string): string | undefined {
  return nameByCode.get(codeByBranch.get(ifscCode) ?? ifscCode.slice(0, 4));
}
