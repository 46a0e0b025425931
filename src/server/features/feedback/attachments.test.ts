import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { featureEngines } from '../../../../test/support/databases/engines.ts';
import { docx, xlsx } from '../../../../test/support/papers/officeFiles.ts';
import { type Desk, startServer, type TestServer } from '../../../../test/support/servers/startServer.ts';

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex');
const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n', 'latin1');

describe.each(featureEngines)('what goes with a feedback on %s', (_engine, start) => {
  let folio: TestServer;
  let ana: Desk;
  let bento: Desk;
  let clara: Desk;
  let davi: Desk;
  let outside: Desk;

  beforeAll(async () => {
    folio = await startServer({ start });
    const ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
    const buriti = await folio.company('Banco Buriti S.A.', '60316817000103');
    // Who reads only: no record is theirs to write.
    await ipe.person('ana@ipe.exemplo', 'consulta');
    await ipe.person('bento@ipe.exemplo', 'administrador', { TodosProprietarios: true });
    await ipe.person('clara@ipe.exemplo', 'analista', { TodosProprietarios: true });
    const profile = await ipe.make('perfil', {
      Nome: 'Olha sem responder',
      Codigos: [{ Codigo: 'FEEDBACKGESTAO.CONSULTAR' }],
      CodigosConceder: [],
    });
    (ipe.profiles as Map<string, number>).set('olha', profile);
    await ipe.person('davi@ipe.exemplo', 'olha');
    await buriti.person('eva@buriti.exemplo', 'administrador', { TodosProprietarios: true });
    ana = await folio.signIn('ana@ipe.exemplo');
    bento = await folio.signIn('bento@ipe.exemplo');
    clara = await folio.signIn('clara@ipe.exemplo');
    davi = await folio.signIn('davi@ipe.exemplo');
    outside = await folio.signIn('eva@buriti.exemplo');
  });
  afterAll(() => folio.close());

  const store = (desk: Desk, bytes: Uint8Array, name: string) =>
    desk.send(`Arquivo?Nome=${encodeURIComponent(name)}`, bytes);
  const stored = async (desk: Desk, bytes: Uint8Array = pdf, name = 'tela.pdf'): Promise<number> =>
    (await store(desk, bytes, name)).body.ItemRegistro.Identificador;
  const send = (desk: Desk, Anexo: number) =>
    desk.post('Feedback/Executar/enviar', {
      MotivoContato: 'ERRO',
      Detalhe: 'Tela em branco',
      Mensagem: 'Segue a imagem.',
      Anexo,
    });
  const status = async (desk: Desk, file: number) => (await desk.get(`Arquivo/${file}`)).status;

  test.each([
    ['a PDF', 'a.pdf', async () => pdf],
    ['a PNG', 'a.png', async () => png],
    ['a JPEG', 'a.jpg', async () => jpeg],
    ['a document', 'a.docx', docx],
    ['a sheet', 'a.xlsx', xlsx],
  ])('may be %s', async (_kind, name, bytes) => {
    const file = await stored(ana, await bytes(), name);
    const { body } = await send(ana, file);
    expect(body.ItemRegistro).toMatchObject({ Anexo: file, Situacao: 'pendente' });
  });

  test('is told by its bytes: a name makes nothing of it, and ends as its kind does', async () => {
    const refused = await store(ana, Buffer.from('MZ\x90\x00 programa', 'latin1'), 'relatorio.pdf');
    expect(refused).toMatchObject({ status: 415, body: { Erros: [{ Codigo: 'attachment-type' }] } });
    const text = await store(ana, await docx(), 'planilha.xlsx');
    expect(text.body.ItemRegistro).toMatchObject({
      Nome: 'planilha.xlsx.docx',
      Tipo: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    });
    const disguised = await store(ana, pdf, 'fatura.exe');
    expect(disguised.body.ItemRegistro.Nome).toBe('fatura.exe.pdf');
  });

  test('is refused beside its field over 10 MB, of another kind, or sent by somebody else', async () => {
    const big = Buffer.alloc(10 * 2 ** 20 + 1);
    pdf.copy(big);
    const heavy = await stored(clara, big, 'pesado.pdf');
    expect(await send(clara, heavy)).toMatchObject({
      status: 413,
      body: {
        Erros: [{ Codigo: 'attachment-too-large', Campo: 'Anexo', Texto: expect.stringContaining('10 MB') }],
      },
    });
    for (const file of [await stored(ana), 999_999])
      expect(await send(clara, file)).toMatchObject({
        status: 404,
        body: { Erros: [{ Codigo: 'file-not-found', Campo: 'Anexo' }] },
      });
    const whole = big.subarray(0, 10 * 2 ** 20);
    expect((await send(clara, await stored(clara, whole, 'cabe.pdf'))).status).toBe(200);
  });

  test('of who may attach and write no record is at most as large as an attachment', async () => {
    const big = Buffer.alloc(10 * 2 ** 20 + 1);
    pdf.copy(big);
    expect(await store(ana, big, 'pesado.pdf')).toMatchObject({
      status: 413,
      body: { Erros: [{ Codigo: 'file-too-large' }] },
    });
  });

  test('is fetched by its author and by who may reply, as a file that runs nowhere, and by nobody else', async () => {
    const file = await stored(ana, png, 'tela.png');
    const { Identificador: id } = (await send(ana, file)).body.ItemRegistro;
    const answer = await bento.get(`Arquivo/${file}`);
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/png',
        'content-disposition': expect.stringMatching(/^attachment; filename="tela\.png"/),
        'content-security-policy': expect.stringContaining('sandbox'),
        'x-content-type-options': 'nosniff',
      },
    });
    expect(answer.bytes).toEqual(png);
    expect(await status(ana, file)).toBe(200);
    expect([await status(clara, file), await status(davi, file), await status(outside, file)]).toEqual([
      404, 404, 404,
    ]);
    // Who may only look on is not offered it either.
    expect((await davi.get(`FeedbackGestao/Retornar/${id}`)).body.ItemRegistro).toMatchObject({
      Detalhe: 'Tela em branco',
      Anexo: null,
    });
    expect((await bento.get(`FeedbackGestao/Retornar/${id}`)).body.ItemRegistro.Anexo).toBe(file);
  });

  test('goes with replies both ways', async () => {
    const { Identificador: id } = (await send(ana, await stored(ana))).body.ItemRegistro;
    const guide = await stored(bento, await docx(), 'passos.docx');
    const reply = { Versao: 1, Resposta: 'Siga estes passos.', Anexo: guide };
    expect((await bento.post(`FeedbackGestao/Executar/responder/${id}`, reply)).status).toBe(200);
    expect([await status(ana, guide), await status(clara, guide), await status(davi, guide)]).toEqual([
      200, 404, 404,
    ]);
    const { Versao, Conversa } = (await ana.get(`Feedback/Retornar/${id}`)).body.ItemRegistro;
    expect(Conversa).toMatchObject([{ Quem: 'bento', Anexo: guide }]);
    const shot = await stored(ana, png, 'ainda.png');
    const back = { Versao, Mensagem: 'Ainda em branco.', Anexo: shot };
    expect((await ana.post(`Feedback/Executar/contestar/${id}`, back)).status).toBe(200);
    expect(await status(bento, shot)).toBe(200);
    expect((await davi.get(`FeedbackGestao/Retornar/${id}`)).body.ItemRegistro.Conversa).toMatchObject([
      { Anexo: null },
      { Anexo: null },
    ]);
  });

  test('a reply names the release that solved it, to the author and in the notice', async () => {
    const { Identificador: id } = (await send(ana, await stored(ana))).body.ItemRegistro;
    const reply = { Versao: 1, Resposta: 'Corrigido.', VersaoSolucao: '1.4.0' };
    await bento.post(`FeedbackGestao/Executar/responder/${id}`, reply);
    const { body } = await ana.get(`Feedback/Retornar/${id}`);
    expect(body.ItemRegistro).toMatchObject({ VersaoSolucao: '1.4.0', Desfecho: 'respondida' });
    const notices = (await ana.get('Notificacao/Listar?Tipo=feedback-respondido')).body.ItemRegistro.Itens;
    expect(notices[0].Texto).toBe(
      'bento respondeu ao seu feedback: Tela em branco (resolvido na versão 1.4.0)',
    );
    await ana.post(`Feedback/Executar/contestar/${id}`, {
      Versao: body.ItemRegistro.Versao,
      Mensagem: 'Não corrigiu.',
    });
    expect((await ana.get(`Feedback/Retornar/${id}`)).body.ItemRegistro.VersaoSolucao).toBeNull();
  });

  test('a release is named only of what it resolves', async () => {
    const { Identificador: id } = (await send(ana, await stored(ana))).body.ItemRegistro;
    const reply = { Versao: 1, Resposta: 'Vou ver.', Situacao: 'pendente', VersaoSolucao: '1.4.0' };
    const answer = await bento.post(`FeedbackGestao/Executar/responder/${id}`, reply);
    expect([answer.status, answer.body.Erros?.[0]?.Campo]).toEqual([422, 'VersaoSolucao']);
  });
});
