import { describe, expect, test } from 'vitest';
import { fold } from '../../../text/fold.ts';
import { readFrame } from './actHead.ts';

const frame = (text: string) => {
  const read = readFrame(fold(text), text, 0, text.length);
  return {
    date: read.date?.value,
    protocol: read.protocol?.value,
    title: text.slice(read.title.start, read.title.end),
    body: text.slice(read.body.start, read.body.end),
    titleDate: read.titleDate?.value,
  };
};

describe('the date of registration', () => {
  test.each([
    ['- Em 15 de agosto de 2001. VENDA. Escritura de 1 de julho de 2001.', '2001-08-15'],
    [
      '- HIPOTECA. Cédula de 11 de maio de 1987, vencível em 10/04/1994. Vale Novo, 20 de maio de 1987. O Escrevente, Ivo Luz.',
      '1987-05-20',
    ],
    [
      '- Prot. nº 51.900, em 03/08/1998. CAR. Texto. DOU FÉ. Vale, 17 de março de 1999. (a) Ivo - Registrador.',
      '1999-03-17',
    ],
    [
      '- Protocolo nº 60.114 - 02/04/1984. HIPOTECA. Vencimento: 20/03/1990. Dou fé. Ivo, Oficial.',
      '1984-04-02',
    ],
    ['. Prot. 22.118 de 17/10/1991. DATA DO ATO: 18/10/1991. RESERVA.', '1991-10-18'],
    [
      '- PRENOTAÇÃO nº 210, de 06 de agosto de 1990. COMPROMISSO. Por instrumento de 25 de julho de 1990. Data: 16/08/1990. Rui Bastos - Escrevente.',
      '1990-08-16',
    ],
    [
      ' - ÓBITO. Faleceu nesta cidade, em 30 de janeiro de 2003, o usufrutuário IVO LUZ. Dou fé. Vale Novo, 18 de fevereiro de 2003. Oficial: Rui Bastos.',
      '2003-02-18',
    ],
    ['. Vale Novo, 24 de abril de 1986. HIPOTECA. Escritura de 9 de abril de 1986.', '1986-04-24'],
    ['- HIPOTECA - DATA: 14.05.1985 - CÉDULA nº 1, com vencimento para 30.04.1990.', '1985-05-14'],
    [
      '- VENDA. Protocolo nº 210.118. Vale, 27/06/1994.\nTransmitente: X. Título: escritura de 31/05/1994.',
      '1994-06-27',
    ],
  ])('%s', (text, date) => {
    expect(frame(text).date).toBe(date);
  });
});

test('keeps protocol, title and the day of the deed apart', () => {
  expect(
    frame(
      '- Prot. 5.001 de 02/03/2001 - HIPOTECA CEDULAR. Por cédula de 11/02/2001. Vale, 05/03/2001. O Oficial.',
    ),
  ).toMatchObject({
    date: '2001-03-05',
    protocol: '5001',
    title: 'HIPOTECA CEDULAR',
    titleDate: '2001-02-11',
  });
});

test('leaves place, date and signature out of the body', () => {
  expect(frame('- CAR. Inscrito no CAR. Vale, 05/03/2001. O Oficial, IVO LUZ.').body).toBe(
    'CAR. Inscrito no CAR. ',
  );
});

test('takes the opening words of a body for no title', () => {
  expect(frame('- Em 2 de maio de 1990. Por escritura de doação. Texto.').title).toBe('');
});

test('takes the formula that opens a body for no signature', () => {
  const text = '- Vale, 2 de maio de 2000. Certifico e dou fé que fica cancelado o R-3. O Oficial, IVO LUZ.';
  expect(frame(text).body).toContain('fica cancelado o R-3');
});
