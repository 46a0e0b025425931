import type { FastifyInstance } from 'fastify';

/** Every route a built application answers, as `GET /api/Cliente/Listar`, read from its router. */
export function routesOf(application: FastifyInstance): readonly string[] {
  const above: string[] = [];
  return application
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const found = /^(?<branch>.*?)(?:├|└)── (?<step>.+?) \((?<methods>[A-Z, ]+)\)$/u.exec(line)?.groups;
      if (!found) return [];
      const depth = (found.branch ?? '').length / 4;
      const path = `${depth === 0 ? '' : above[depth - 1]}${found.step}`;
      above[depth] = path;
      return (found.methods ?? '').split(', ').map((method) => `${method} ${path}`);
    });
}
