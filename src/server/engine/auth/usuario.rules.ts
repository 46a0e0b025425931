import { sql } from 'kysely';
import { AppError } from '../../../domain/errors.ts';
import type { Row } from '../../kit/database/database.ts';
import { present } from '../crud/record.ts';
import type { ActionCall, EntityRules, Write } from '../crud/rules.ts';
import type { Work } from '../crud/work.ts';
import { queueMail } from '../mail/queueMail.ts';
import { type AccessEvent, noteWithin } from './accessLog.ts';
import { codesOfProfiles, keepAdministrator, requireGrantable } from './grants.ts';
import { type Link, linksOf } from './links.ts';
import { generatePassword } from './passwords.ts';
import { companiesOf, endSessionsIn, endSessionsOf, storePassword } from './sessions.ts';

/**
 * Who may give whom which rights: nobody changes their own, nobody gives or takes what is not theirs to grant,
 * and somebody who works for another company too is not that company's loss.
 */
export const rules: EntityRules = {
  async beforeWrite(write) {
    if (write.work.actor.kind !== 'person') return undefined;
    await judge(write);
    const isInvited = write.operation === 'create' && write.work.models.services.mail.isConnected;
    return isInvited ? { SituacaoAcesso: 'convidado' } : undefined;
  },
  async afterWrite({ work, operation, after, values, id }) {
    if (work.actor.kind !== 'person') return;
    if (operation === 'create' && after) await invite(work, id, after);
    if (operation === 'delete' || (values.Ativo === false && after))
      await endSessionsOf(work.tx, id, new Date());
    await keepAdministrator(work);
  },
  actions: { 'redefinir-senha': resetPassword, 'encerrar-sessoes': endSessions },
  secretActions: ['redefinir-senha'],
  show: withoutPastLock,
};

/** A new person comes to a password of their own by mail, on the way of a forgotten one; nobody else ever knows it. */
async function invite({ tx, actor, models }: Work, id: number, person: Row): Promise<void> {
  const [company] = await companiesOf(tx, id);
  if (!company || person.Ativo === false) return;
  const to = { login: String(person.Login), name: String(person.Nome) };
  const data = { ...to, company: company.NomeEmpresa, by: actor.name };
  await queueMail(tx, models.services, {
    kind: 'convite',
    locale: actor.locale,
    data,
    now: new Date(),
  });
}

/** Fields that decide what a person may do or see. */
const rights = ['Vinculos', 'TodosProprietarios', 'UsuariosAlerta', 'Ativo'];

async function judge({ work, operation, before, values }: Write): Promise<void> {
  const { actor } = work;
  const touchesRights = operation !== 'update' || rights.some((name) => name in values);
  if (!touchesRights) return;
  const id = Number(before?.Identificador ?? 0);
  if (before && id === actor.userId) throw new AppError('own-rights');
  if (values.TodosProprietarios === true && before?.TodosProprietarios !== true && !actor.allOwners) {
    throw new AppError('grant-not-allowed', { code: 'TodosProprietarios' }, { field: 'TodosProprietarios' });
  }
  const linksNow = linksOf('Vinculos' in values ? values : before);
  const foreign = linksNow.findIndex((link) => link.company !== actor.companyId);
  if (foreign >= 0)
    throw new AppError('company-not-member', {}, { field: `Vinculos.${foreign}.IdentificadorEmpresa` });
  const endsAccess = operation === 'delete' || 'Ativo' in values;
  if (before && endsAccess) await refuseIfElsewhere(work, id);
  const isWhole = endsAccess || operation === 'restore';
  const profiles = isWhole
    ? [...profilesOf(linksOf(before)), ...profilesOf(linksNow)]
    : changedProfiles(linksOf(before), linksNow);
  await requireGrantable(work, await codesOfProfiles(work.tx, profiles), 'Vinculos');
}

const profilesOf = (links: readonly Link[]): number[] =>
  links.filter(({ active }) => active).flatMap(({ profiles }) => profiles);

/** Profiles given or taken away; both need the right to grant them. */
function changedProfiles(before: readonly Link[], now: readonly Link[]): number[] {
  const [old, current] = [new Set(profilesOf(before)), new Set(profilesOf(now))];
  return [...old.symmetricDifference(current)];
}

async function refuseIfElsewhere({ tx, actor }: Work, userId: number): Promise<void> {
  const { rows } = await sql<{ outra: boolean }>`
    select folio_trabalha_em_outra(${userId}, ${actor.companyId}) as outra`.execute(tx);
  if (rows[0]?.outra) throw new AppError('member-elsewhere');
}

/** Hours a password made by an administrator opens the page where it is changed. */
const temporaryHours = 72;

/**
 * A new password that the administrator sees once and hands over; it must be changed at the first sign-in.
 * Whoever could set the password of somebody with more rights, or of another company's member, could become
 * that person: so the rights are judged as if they were given.
 */
async function resetPassword({ work, record }: ActionCall): Promise<unknown> {
  const { tx, actor, models } = work;
  const id = record.Identificador as number;
  if (id === actor.userId) throw new AppError('own-rights');
  await refuseIfElsewhere(work, id);
  await requireGrantable(work, await codesOfProfiles(tx, profilesOf(linksOf(record))), 'Vinculos');
  const password = generatePassword();
  const now = new Date();
  const hash = await models.services.passwords.hash(password);
  const validUntil = new Date(now.getTime() + temporaryHours * 3_600_000);
  await storePassword(tx, { userId: id, hash, mustChange: true, now, validUntil });
  await endSessionsOf(tx, id, now);
  await noteDeed(work, id, 'redefiniu-senha');
  return { SenhaProvisoria: password, ValidaAte: validUntil.toISOString() };
}

/** Whoever works in this company as that person starts anew; other companies' sessions are not ours to end. */
async function endSessions({ work, model, record }: ActionCall): Promise<unknown> {
  await endSessionsIn(work.tx, record.Identificador, Number(work.actor.companyId), new Date());
  await noteDeed(work, record.Identificador, 'encerrou-sessoes');
  return present(record, model, work.actor);
}

const noteDeed = ({ tx, actor }: Work, id: number, Evento: AccessEvent) =>
  noteWithin(tx, {
    Evento,
    Requisicao: actor.requestId,
    IdentificadorEmpresa: actor.companyId,
    IdentificadorUsuario: actor.userId,
    Entidade: 'usuario',
    IdentificadorRegistro: id,
    Quando: new Date().toISOString(),
  });

/** A lock that has run out is none. */
function withoutPastLock(record: Row): Row {
  const until = record.BloqueadoAte;
  return typeof until === 'string' && until <= new Date().toISOString()
    ? { ...record, BloqueadoAte: null }
    : record;
}
