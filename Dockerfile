# The product as one image. It needs nothing but a folder for its data (/data): without DATABASE_URL
# it starts its own Postgres there. See docker-compose.yml for one with a Postgres beside it.

FROM node:24-bookworm-slim AS base
ENV CI=true TURBO_TELEMETRY_DISABLED=1
RUN npm install --global pnpm@12
WORKDIR /app

# The lockfile alone, so that a change of code does not download again.
FROM base AS packages
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY patches patches
RUN pnpm fetch

FROM packages AS build
COPY . .
RUN pnpm install --offline --frozen-lockfile && pnpm run build

# Our own packages and the web app are bundled; only what the server takes from npm is left to install.
FROM packages AS production
COPY . .
# tRPC names the compiler as a peer, for its types alone. The second `find` ends the links to what is not here,
# the third one the build where a compiler is left.
RUN rm -rf node_modules && pnpm install --offline --frozen-lockfile --prod --filter @daily-quran/server \
  && rm -rf node_modules/.pnpm/typescript@* node_modules/.pnpm/@typescript+* \
  && mkdir -p /product/apps/server \
  && mv pnpm-workspace.yaml node_modules /product/ \
  && mv apps/server/package.json apps/server/node_modules /product/apps/server/ \
  && find /product -name .bin -prune -exec rm -r {} + \
  && find /product -xtype l -delete \
  && ! find /product -name tsc -o -path '*/node_modules/typescript' | grep .

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
# What this and the first flag of the command do: docs/operations.md, "Memory".
ENV MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=production /product ./
COPY --from=build /app/packages/quran-text/dist packages/quran-text/dist
COPY --from=build /app/apps/web/dist apps/web/dist
COPY --from=build /app/apps/server/dist apps/server/dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--enable-source-maps", "apps/server/dist/main.js"]
