# Lavra in a container: one process, no root, nothing but what runs. `npm run image:try` runs these steps without Docker.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY packages/contracts/package.json packages/contracts/
COPY packages/language/package.json packages/language/
COPY packages/law/package.json packages/law/
RUN npm ci --include=dev
COPY . .
RUN npm run build

FROM node:22-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY packages/contracts/package.json packages/contracts/
COPY packages/language/package.json packages/language/
COPY packages/law/package.json packages/law/
RUN npm ci --omit=dev --workspace=@lavra/api
# What only Prisma's command line and studio need, other databases' compilers, types and source maps: half of it all.
RUN rm -rf node_modules/prisma node_modules/typescript node_modules/effect node_modules/elkjs node_modules/react node_modules/react-dom node_modules/@visx \
      node_modules/@prisma/studio-core node_modules/@prisma/dev node_modules/@prisma/streams-local node_modules/@prisma/query-plan-executor \
 && find node_modules/@prisma/client/runtime -type f \( -name '*.mysql.*' -o -name '*.sqlite.*' -o -name '*.sqlserver.*' -o -name '*.cockroachdb.*' \) -delete \
 && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules/
COPY --from=build /app/package.json ./
COPY --from=build /app/apps/api/package.json apps/api/
COPY --from=build /app/apps/api/dist apps/api/dist/
COPY --from=build /app/apps/web/dist apps/web/dist/
COPY --from=build /app/prisma/migrations prisma/migrations/
# A new volume takes this folder's owner.
COPY --from=build --chown=node:node /app/scripts/docker/data /data/
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "apps/api/dist/server.js"]
