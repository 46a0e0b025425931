import { sql } from 'kysely';
import type {
  Calculadora,
  TipoCertidao,
  TipoImovel,
  TipoPessoa,
} from '../../../../domain/generated/codes.ts';
import { withinCompany } from '../../../engine/auth/furnishCompany.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { createChecked } from '../../../engine/crud/write/createRecord.ts';
import type { Follower } from '../../../engine/facts/facts.ts';

/** A workflow as new companies get it. Administrators change it afterwards. */
export interface StandardWorkflow {
  readonly Codigo: string;
  readonly Descricao: string;
  readonly TipoImovel: TipoImovel;
  readonly Etapas: readonly { readonly Codigo: string; readonly Descricao: string }[];
  /** By the codes of the installation's certificate types. */
  readonly Certidoes: readonly {
    readonly Certidao: TipoCertidao;
    readonly Obrigatoria: boolean;
    /** `TipoPessoa` of the clients it is asked of; absent: of all. */
    readonly TipoPessoa?: TipoPessoa;
  }[];
  readonly Calculadoras: readonly { readonly Calculadora: Calculadora }[];
}

const steps = [
  { Codigo: 'MATRICULAS', Descricao: 'Análise das matrículas' },
  { Codigo: 'CERTIDOES', Descricao: 'Pedido e conferência das certidões' },
  { Codigo: 'CALCULO', Descricao: 'Cálculo da margem de garantia' },
  { Codigo: 'PARECER', Descricao: 'Parecer' },
];

const of = (...types: readonly TipoCertidao[]) => types;
const required = (Certidao: TipoCertidao) => ({ Certidao, Obrigatoria: true });
/** What lenders add by whom the operation is with: asked for from the first day, and no operation waits for them. */
const ofClient = [
  ...of('CNPJ', 'JC_SIMP', 'CRF', 'CND_EST', 'CND_MUN', 'JUS_FAL').map((Certidao) => ({
    Certidao,
    Obrigatoria: false,
    TipoPessoa: 'J' as const,
  })),
  ...of('CPF_SIT', 'RC_CAS').map((Certidao) => ({ Certidao, Obrigatoria: false, TipoPessoa: 'F' as const })),
];
const calculator = (code: Calculadora) => ({ Calculadora: code });

/** Both kinds of property, with the checklist of certificates of each. @see certificates, section 1 */
export const standardWorkflows: readonly StandardWorkflow[] = [
  {
    Codigo: 'Rural',
    Descricao: 'Rural',
    TipoImovel: 'Rural',
    Etapas: steps,
    Certidoes: [
      ...of('MAT_IT', 'MAT_ONUS', 'CCIR', 'CND_ITR', 'CAR_DEM', 'CND_FED', 'CNDT', 'EMB').map(required),
      ...of('TRAB_ESC', 'PROT', 'JUS_CIV', 'INDISP', 'LIVRO3').map(required),
      ...ofClient,
    ],
    Calculadoras: [calculator('hipoteca'), calculator('penhor'), calculator('historico-area')],
  },
  {
    Codigo: 'Urbano',
    Descricao: 'Urbano',
    TipoImovel: 'Urbano',
    Etapas: steps,
    Certidoes: [
      ...of('MAT_IT', 'MAT_ONUS', 'CND_IPTU', 'CND_FED', 'CNDT', 'PROT', 'JUS_CIV', 'INDISP').map(required),
      { Certidao: 'COND', Obrigatoria: false }, // only where there is a condominium
      ...ofClient,
    ],
    Calculadoras: [calculator('hipoteca'), calculator('fgts')],
  },
];

/** Gives the actor's company its two workflows; a certificate type that administrators have taken away is left out. */
async function createStandardWorkflows(work: Work): Promise<void> {
  const model = work.models.find('workflow');
  if (!model) return;
  const types = await certificateTypes(work);
  for (const workflow of standardWorkflows)
    await createChecked(work, model, {
      ...workflow,
      Certidoes: workflow.Certidoes.flatMap(({ Certidao, ...line }) => {
        const IdentificadorTipoCertidao = types.get(Certidao);
        return IdentificadorTipoCertidao === undefined ? [] : [{ IdentificadorTipoCertidao, ...line }];
      }),
    });
}

async function certificateTypes({ tx, models }: Work): Promise<ReadonlyMap<string, number>> {
  if (!models.find('tipo-certidao')) return new Map();
  const { rows } = await sql<{ code: string; id: number }>`select "Codigo" as code, "Identificador" as id
    from tipo_certidao where "ExcluidoEm" is null`.execute(tx);
  return new Map(rows.map(({ code, id }) => [code, id]));
}

/** A new company starts with the workflows of the trade. */
export const workflowsOfCompany: Follower = {
  name: 'workflowsOfCompany',
  raises: [],
  codes: [],
  work: (work, companyId) => withinCompany(work, companyId, createStandardWorkflows),
};
