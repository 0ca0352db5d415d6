import {browser,shot,login,D,M} from './.shots.mjs';
const p=await login(D,'staff.admin'); await p.waitForTimeout(800);
const s=async n=>{await p.waitForTimeout(900); await p.screenshot({path:`/tmp/small/shots/day-${n}.png`}); console.log(n,p.url());};
await s('1-home');
const tile=p.getByRole('link',{name:/Waiting/}).first(); console.log('waiting link', await tile.count());
if(await tile.count()){ await tile.click(); await s('2-waiting'); } else { await p.goto(D+'/support'); await s('2-support'); }
await p.goto(D+'/support'); await p.getByLabel('Find a user').fill('Lindqvist').catch(()=>console.log('no find')); await p.keyboard.press('Enter'); await s('3-found');
await p.getByRole('row',{name:/Lindqvist/}).first().click(); await s('4-person');
console.log(await p.getByRole('button').allInnerTexts());
await p.screenshot({path:'/tmp/small/shots/day-4b.png',fullPage:true});
const c=p.getByRole('button',{name:/Clear (lock|wait)|lock/i}).first(); console.log('clear', await c.count()); if(await c.count()){await c.click(); await s('5-cleared'); console.log(await p.getByRole('button').allInnerTexts());}
await p.goto(D+'/support'); await p.getByLabel('Find a user').fill('Dana Reyes'); await p.keyboard.press('Enter'); await p.waitForTimeout(800); await p.getByRole('row',{name:/Reyes/}).first().click(); await s('6-dana'); console.log(await p.getByRole('button').allInnerTexts());
await browser.close();
