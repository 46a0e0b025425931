const bare = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '');

/** A name as field and enumeration are written: `Razão social` -> `RazaoSocial`. */
export const pascal = (name: string): string =>
  bare(name).replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_match, letter: string) => letter.toUpperCase()) ||
  'Nome';

/** Its words in small letters without accents: `Meu Cartório` -> `meu`, `cartorio`. */
export const plain = (name: string): string[] =>
  bare(name)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
