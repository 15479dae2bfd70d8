import { createClient } from '@potli/api/client';
import { login } from '@potli/api/contract/identity';
import { listStores } from '@potli/api/contract/stores';
import { getMyWallet } from '@potli/api/contract/wallet';
import { ApiError } from '@potli/api/errors';

// Prints shops of a host and the wallet of a member: node listShops.ts http://localhost:4010/api email password
const [host = 'http://localhost:4010/api', email = '', password = ''] = process.argv.slice(2);
const { call } = createClient({ host, fetch });

try {
  const { rows, totalCount } = await call(listStores, { query: { pageSize: 3 } });
  console.log(`${totalCount} shops, such as ${rows.map(({ storeName }) => storeName).join(', ')}`);
  const { accessToken: token } = await call(login, { body: { email, password } });
  const { walletBalance } = await call(getMyWallet, {}, { token });
  console.log(`₹${walletBalance.toLocaleString('en-IN')} approved`);
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.error(error.errors[0] ?? error.message);
  process.exitCode = 1;
}
