import { entities, entityNamed } from '../../../../src/metadata/entities.ts';
import { all, type Declarations, type Ground, missing, plain, post } from './row.ts';

/** Files, whole and in pieces. */
export const fileCalls = ({ home, abroad }: Ground): Declarations => {
  const fileHolders = entities.filter(
    ({ storage, fields }) => storage !== 'view' && fields.some(({ type }) => type === 'file'),
  );
  const attachingCodes = entities.flatMap(({ actions }) =>
    actions.flatMap(({ code, parameters }) =>
      parameters?.fields.some(({ type }) => type === 'file') ? [code] : [],
    ),
  );
  return {
    // Files: sent by who may write a record that holds one, fetched by who may read one that does.
    'POST /api/Arquivo': {
      ...post('company', '/api/Arquivo?Nome=a.pdf', {}, { status: 422, code: 'file-missing' }),
      ask: () => ({ method: 'POST', url: '/api/Arquivo?Nome=a.pdf' }),
      need: [...fileHolders.flatMap(({ codes }) => [codes.create, codes.update]), ...attachingCodes].map(
        (code) => [code],
      ),
    },
    'GET /api/Arquivo/:id': {
      door: 'company',
      need: [['MATRICULA.CONSULTAR']],
      entity: entityNamed('registro-matricula'),
      targets: all,
      ask: (target) => {
        const file = target === 'missing' ? missing : (target === 'own' ? home : abroad).file;
        return { method: 'GET', url: `/api/Arquivo/${file}` };
      },
      allowed: { status: 200 },
      hidden: { status: 404, code: 'file-not-found' },
      refused: { status: 404, code: 'file-not-found' },
    },
    // Uploads in pieces: begun by who may write a record that holds a file, gone on with by who began them. Here one
    // that nobody began; those of others stand in uploads.ts.
    'POST /api/Arquivo/tus': {
      ...post('company', '/api/Arquivo/tus?Nome=a.pdf', {}, { status: 422, code: 'file-missing' }),
      ask: () => ({ method: 'POST', url: '/api/Arquivo/tus?Nome=a.pdf' }),
      need: fileHolders.flatMap(({ codes }) => [[codes.create], [codes.update]]),
    },
    ...Object.fromEntries(
      (['HEAD', 'PATCH', 'DELETE'] as const).map((method) => [
        `${method} /api/Arquivo/tus/:envio`,
        {
          ...plain('company', '', {
            status: 404,
            ...(method === 'HEAD' ? {} : { code: 'upload-not-found' }),
          }),
          ask: () => ({ method, url: `/api/Arquivo/tus/${'0'.repeat(32)}` }),
        },
      ]),
    ),
  };
};
