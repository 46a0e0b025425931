import type { InjectOptions } from 'fastify';
import type { Cell, Matrix } from './matrix.ts';
import type { Person } from './people.ts';

/** An upload under way, and the only one who may ask for it. */
interface Begun {
  readonly id: string;
  readonly whose: string;
  /** Null = nobody who asks here: it was begun in another company than its sender works in now. */
  readonly owner: Person | null;
}

const methods = ['HEAD', 'PATCH', 'DELETE'] as const;
type Method = (typeof methods)[number];

/**
 * Uploads in pieces that are really there: to everybody but who began them, in the company they were begun in, they are
 * as if they were not. Every stranger tries to look, to add bytes and to give up; then the owner finds all as it was.
 */
export async function uploadCells(matrix: Matrix): Promise<readonly Cell[]> {
  const { standard, uploadLeftBehind } = matrix.people;
  const begun: readonly Begun[] = [
    await begin(matrix, 'the analyst alone'),
    await begin(matrix, 'holder of every code'),
    await begin(matrix, 'holder of every code abroad'),
    { id: uploadLeftBehind, whose: 'one who has switched companies', owner: null },
  ];
  const strangers = begun.flatMap((upload) =>
    standard
      .filter((person) => person !== upload.owner)
      .flatMap((person) => methods.map((method) => refusal(matrix, upload, person, method))),
  );
  return [...strangers, ...begun.map((upload) => untouched(matrix, upload))];
}

async function begin(matrix: Matrix, name: string): Promise<Begun> {
  const owner = matrix.people.standard.find((person) => person.name === name);
  if (!owner) throw new Error(`nobody is ${name}`);
  const reply = await matrix.application.inject({
    method: 'POST',
    url: '/api/Arquivo/tus?Nome=a.pdf',
    headers: { ...protocol, ...bearer(owner), 'upload-length': String(bytes.byteLength) },
  });
  const id = /[0-9a-f]{32}$/.exec(String(reply.headers.location))?.[0];
  if (!id) throw new Error(`${reply.statusCode} ${reply.payload}`);
  return { id, whose: name, owner };
}

function refusal(matrix: Matrix, upload: Begun, person: Person, method: Method): Cell {
  const name = `${method} /api/Arquivo/tus/:envio of ${upload.whose} · ${person.name}`;
  return {
    name,
    async run() {
      const reply = await matrix.application.inject(requestOf(upload, person, method));
      matrix.noteDenial(reply);
      const expected = refusalOf(person);
      return reply.statusCode === expected ? [] : [`${name}: ${reply.statusCode} instead of ${expected}`];
    },
  };
}

/** What they get whose upload it is not, whatever rights they hold. */
function refusalOf({ standing }: Person): number {
  if (standing === 'dead') return 401;
  return standing === 'living' ? 404 : 403;
}

/** As it was begun: nothing has come and nothing has gone. */
function untouched(matrix: Matrix, { id, whose }: Begun): Cell {
  const name = `the upload of ${whose}`;
  return {
    name,
    async run() {
      const found = await matrix.folio.server.uploads.find(id);
      return found?.offset === 0 && found.fileId === null ? [] : [`${name}: ${JSON.stringify(found)}`];
    },
  };
}

const bytes = Buffer.from('%PDF-1.7 of somebody else');
const protocol = { 'tus-resumable': '1.0.0' };

const bearer = ({ token }: Person) => (token ? { authorization: `Bearer ${token}` } : {});

/** Right in all but the asker: were the asker not looked at, the bytes would be added and the upload given up. */
const requestOf = ({ id }: Begun, person: Person, method: Method): InjectOptions => ({
  method,
  url: `/api/Arquivo/tus/${id}`,
  headers: {
    ...protocol,
    ...bearer(person),
    ...(method === 'PATCH'
      ? { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
      : {}),
  },
  ...(method === 'PATCH' ? { payload: bytes } : {}),
});
