const { main } = await import('@potli/web/dev');
await main();
