import { dictionary } from '@zxcvbn-ts/language-common';

/** What is tried first where the product is used, beside the 49,000 passwords most found in leaks. */
const local = [
  ...[
    'demonstracao',
    'administrador',
    'administrator',
    'matricula',
    'certidao',
    'cartorio',
    'imovel',
    'folio',
  ],
  ...['brasil', 'corinthians', 'flamengo', 'palmeiras', 'saopaulo', 'gremio', 'mudar123', 'trocar123'],
  ...['senha', 'senha123', 'minhasenha', 'semsenha', 'qwertyuiop', 'acesso', 'bancodobrasil'],
];

export const commonPasswords: ReadonlySet<string> = new Set([
  ...(dictionary['passwords-common'] ?? []),
  ...local,
]);
