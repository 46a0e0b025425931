import type { FastifyInstance } from 'fastify';
import { answerChange, type CrudParts, idOf } from '../../../engine/crud/answers.ts';
import { fillClient } from './fillClient.ts';

/** `POST Certidao/Preencher/{id} {VersaoCliente, Campos}`: values of a certificate become the client's. */
export function addFillRoutes(api: FastifyInstance, parts: CrudParts): void {
  const client = parts.models.named('cliente');
  api.post(
    '/Certidao/Preencher/:id',
    answerChange(parts, client, (work, request) => fillClient(work, idOf(request), request.body)),
  );
}
