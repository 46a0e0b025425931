import { signInCrowd } from '../support/servers/signInCrowd.ts';
import { startServer } from '../support/servers/startServer.ts';
import type { Measurement } from './measurement.ts';

/** Two hundred who sign in at once do not hold up those who are in. */
export async function measure(): Promise<Measurement[]> {
  // A hash of some 25 ms: 200 of them are seconds of work, two at a time.
  const folio = await startServer({ passwordCost: { N: 2 ** 13, r: 8, p: 1 } });
  try {
    const ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
    await ipe.person('ana@ipe.exemplo', 'analista');
    const { times } = await signInCrowd(folio, await folio.signIn('ana@ipe.exemplo'));
    const sorted = times.toSorted((one, other) => one - other);
    return [
      {
        name: 'answer to who is in while 200 sign in, p95',
        value: Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN),
        unit: 'ms',
        atMost: 1000,
        how: `${sorted.length} calls of one session while 200 wrong passwords are judged; ${folio.server.database.engine}`,
      },
    ];
  } finally {
    await folio.close();
  }
}
