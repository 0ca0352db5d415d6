// A Fastify server with a single route, in the same version as the product's, for comparison with the results of requests.mjs.
import fastify from 'fastify';
import process from 'node:process';

const app = fastify();
app.get('/', async () => ({ live: true }));
process.stdout.write(await app.listen({ host: '127.0.0.1', port: 0 }));
