// A Fastify server with a single route, in the version that the product uses. requests.mjs compares the product with this server.
import fastify from 'fastify';
import process from 'node:process';

const app = fastify();
app.get('/', async () => ({ live: true }));
process.stdout.write(await app.listen({ host: '127.0.0.1', port: 0 }));
