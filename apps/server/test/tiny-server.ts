import { fastify, type FastifyInstance } from "fastify";
import type { Sql } from "../src/db/client.ts";
import { startServer } from "../src/start-server.ts";

/**
 * The server's real start and stop around an application of four routes; its one argument is the root folder.
 */
await startServer(process.argv[2] ?? "", async (_, sql) => tinyApp(sql));

function tinyApp(sql: Sql): FastifyInstance {
  const app = fastify({ forceCloseConnections: "idle" });
  app.setErrorHandler((_, __, reply) => reply.code(503).send({ error: "away" }));
  app.get("/names", async () => {
    const users = await sql<{ username: string }[]>`select username from app_user order by id`;
    return users.map(({ username }) => username);
  });
  app.post<{ Params: { name: string } }>("/names/:name", async ({ params: { name } }) => {
    // Two statements: a transaction that loses its connection has a rollback to send as well.
    await sql.begin(async (sql) => {
      await sql`select 1 from app_user where username = ${name}`;
      await sql`
        insert into app_user (username, email, password_hash, created_at)
        values (${name}, ${`${name}@example.org`}, 'x', now())`;
    });
    return { name };
  });
  app.get("/slow", async (_, reply) => {
    reply.hijack();
    reply.raw.writeHead(200).write("begun ");
    await sql`select pg_sleep(0.2)`;
    reply.raw.end("done");
  });
  app.post("/fault", () => {
    setImmediate(() => {
      throw new RangeError("a bug");
    });
    return {};
  });
  return app;
}
